import { writeFileSync } from 'node:fs'
import { recordExamples } from './tour.ts'

/** `npm run generate:examples`: writes the examples of the API's description anew, from what a platform answers. */
const file = new URL('../../gateway/src/description/generated/examples.json', import.meta.url)
const examples = await recordExamples()
writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`)
process.stdout.write(`recorded ${Object.keys(examples).length} operations\n`)
process.exit()
