import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { createCatalogAdapter } from './catalog-adapter.ts'

/** Where the engine leaves the message when it panics; without it the message is lost. */
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: {
    set_message: (message: string) => {
      throw new Error(`the schema engine failed: ${message}`)
    },
  },
})

/** Runs work on Prisma's schema engine (WebAssembly) over a database, and closes its connections afterwards. */
export async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const adapter = createCatalogAdapter(url)
  const engine = await SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter.factory),
  )
  try {
    return await work(engine)
  } finally {
    engine.free()
    await adapter.close()
  }
}
