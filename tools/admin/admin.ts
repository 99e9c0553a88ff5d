/**
 * `npm run admin`: what an operator does. Dead letters are NATS's own; everything else is calls of the services, which the
 * gateway's image brings along, too (docs/operations.md).
 */
if (process.argv[2] === 'dead') {
  process.argv.splice(2, 1)
  await import('../events/dead-letters.ts')
} else {
  await import('../../gateway/src/operator/main.ts')
}
