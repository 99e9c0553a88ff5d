import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/** The module of ioredis that gives a class two methods for each of 300 commands, and where it begins to. */
const commander = /[\\/]ioredis[\\/]built[\\/]utils[\\/]Commander\.js$/
const begins = 'commands.forEach('

/**
 * Has V8 put the methods of commands into a table from the first of them on. It would make a new shape of the object for each of 600
 * otherwise, which takes 20 to 50 ms of the start of every process. An object that has lost a property, other than its last, is a table
 * until its methods have been called a few times: calls are as quick as ever then.
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
          `Commander.prototype.first = undefined;\nCommander.prototype.last = undefined;\ndelete Commander.prototype.first;\ndelete Commander.prototype.last;\n${begins}`,
        )
      },
    },
  }
}
