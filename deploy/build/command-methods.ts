import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/** The module of ioredis that gives a class two methods for each of 300 commands, and where it begins to. */
const commander = /[\\/]ioredis[\\/]built[\\/]utils[\\/]Commander\.js$/
const begins = 'commands.forEach('

/**
 * Has V8 keep the methods of commands in a table from the first of them on. It would make a new shape of the object for each of 600
 * otherwise, which takes 20 to 50 ms of the start of every process; an object that has lost a property is kept as a table.
 */
export function commandMethods(): Plugin {
  return {
    name: 'command-methods',
    load: {
      filter: { id: commander },
      handler(id) {
        const code = readFileSync(id, 'utf8')
        if (code.split(begins).length !== 2)
          return this.error(`${id} makes the methods of commands in another way than before`)
        return code.replace(
          begins,
          `Commander.prototype.lost = undefined;\nCommander.prototype.kept = undefined;\ndelete Commander.prototype.lost;\ndelete Commander.prototype.kept;\n${begins}`,
        )
      },
    },
  }
}
