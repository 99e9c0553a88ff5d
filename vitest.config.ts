import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Where workers of tests, and the processes that they start, keep compiled code without types: loading it takes half the
 * time of making it, and there are hundreds of them.
 */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compile', import.meta.url))

/**
 * How long a test polls for what is to come, in milliseconds, unless it says otherwise: the default, a second, is less
 * than a busy machine may need.
 */
const patient = { poll: { timeout: 15_000 } }

/**
 * Of the cores Vitest leaves one idle; what waits for servers much of the time can use it. More workers than cores make the tests no
 * faster, and let answers come too late.
 */
const everyCore = '100%'

/** What the two projects of unit tests have in common. */
const unit = { expect: patient, maxWorkers: everyCore, sequence: { groupOrder: 0 }, testTimeout: 30_000 }

/**
 * What tests with servers have in common. Files may share a process, which loads Vitest, clients, and doubles once and not for each file
 * (0.8 s of the clock for each of 194): what they keep is in servers, under names of their own.
 */
const servers = { expect: patient, maxWorkers: everyCore, isolate: false, hookTimeout: 120_000 }

/**
 * Unit tests share processes too, which loads word lists, routes, and pdfjs once; those of packages do not: some measure memory, or
 * need a clock or a variable before anything is loaded.
 */
const sharing = ['{proto,gateway,services/*,deploy/*,clients/*,tools}/**/*.test.ts']
const withServers = '**/*.integration.test.ts'
const installed = '**/node_modules/**'

/**
 * One project per kind of test. What starts servers of its own for each file runs in one group, so that no worker waits for another's last
 * file; the platform that acceptance tests share runs while they do.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit-shared', ...unit, isolate: false, include: sharing, exclude: [installed, withServers] },
      },
      {
        test: {
          name: 'unit',
          ...unit,
          include: ['packages/*/**/*.test.ts'],
          exclude: [installed, withServers],
        },
      },
      {
        test: {
          name: 'integration',
          ...servers,
          sequence: { groupOrder: 1 },
          include: ['{gateway,services/*,packages/*,deploy/*,tools}/**/*.integration.test.ts'],
          exclude: [installed],
          globalSetup: ['packages/test-kit/src/vitest-servers.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'acceptance',
          ...servers,
          sequence: { groupOrder: 2 },
          include: ['tests/acceptance/**/*.test.ts'],
          globalSetup: ['tests/platform/vitest-cluster.ts', 'tests/platform/vitest-platform.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'failure',
          ...servers,
          sequence: { groupOrder: 1 },
          include: ['tests/failure/**/*.test.ts'],
          globalSetup: ['tests/platform/vitest-cluster.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
