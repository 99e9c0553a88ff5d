import { defineConfig } from 'vitest/config'

/** One project per kind of test; `npm test` runs them in this order. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['{proto,gateway,services/*,packages/*,deploy/*}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          sequence: { groupOrder: 1 },
          include: ['{gateway,services/*,packages/*,deploy/*}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/test-kit/src/vitest-servers.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'acceptance',
          sequence: { groupOrder: 2 },
          include: ['tests/acceptance/**/*.test.ts'],
          globalSetup: ['tests/platform/vitest-platform.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'failure',
          sequence: { groupOrder: 3 },
          include: ['tests/failure/**/*.test.ts'],
          /** Each file starts a platform of its own. */
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
