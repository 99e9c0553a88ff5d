import { defineConfig } from 'vitest/config'

/** One project per kind of test; `npm test` runs them in this order. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{proto,gateway,services/*,packages/*,deploy/*}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{gateway,services/*,packages/*,deploy/*}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/test-kit/src/vitest-servers.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
