import { debianPackages, installMissing } from '@resume/local-stack/install-servers'

/** Installs what the tests need beside npm's packages: the servers, a pooler, and a browser for the reference page. */
try {
  installMissing({ ...debianPackages, pgbouncer: 'pgbouncer', chromium: 'chromium' }, (step) =>
    process.stdout.write(`${step}\n`),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
