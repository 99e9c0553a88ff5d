import { importsOf, type Law, sourceFiles } from './law.ts'

const outside =
  /^(fastify|@fastify\/|@grpc\/|@prisma\/|ioredis|pg$|@nats-io\/|@resume\/proto\/services)|\/(adapters|rpc)\/|generated\/prisma/

/** Rules that know nothing of transport and storage can be read, tested and moved by themselves. */
export const domainIsPure: Law = {
  name: 'Nothing in domain/ knows Fastify, gRPC, Prisma or an adapter',
  findBreaches(repository) {
    return sourceFiles(repository)
      .filter((path) => /^services\/[^/]+\/src\/domain\//.test(path) && !path.endsWith('.test.ts'))
      .flatMap((path) =>
        importsOf(repository.read(path))
          .filter((specifier) => outside.test(specifier))
          .map(
            (specifier) => `${path}: imports ${specifier}; take what it gives as an argument, or do this in use-cases/`,
          ),
      )
  },
}
