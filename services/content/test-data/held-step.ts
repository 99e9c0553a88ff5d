import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeLiteral } from 'pg'

/** A step of runs that waits in the database for as long as the test wants. */
export interface HeldStep {
  /** Resolves once so many runs have asked for the step. */
  reached(runs: number): Promise<void>
  /** Ends the statements, as the database does when whoever asked for them is gone: the steps were never made. */
  undo(): Promise<void>
}

/** Names the lock that a held step waits for. */
const lock = 14

/**
 * Holds every run's step to a state, just before it is made, or its record, if it begins in that state.
 * @param state `removed`: the step that ends what no repeat can ask for
 */
export async function holdStep(databaseUrl: string, state: string): Promise<HeldStep> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`SELECT pg_advisory_lock(${lock})`)
  await client.query(`
    CREATE OR REPLACE FUNCTION hold_step() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${lock}); RETURN coalesce(NEW, OLD); END $$;
    CREATE TRIGGER held_step BEFORE ${stepTo(state)} EXECUTE FUNCTION hold_step();
    CREATE TRIGGER held_beginning BEFORE INSERT ON paid_runs FOR EACH ROW WHEN (NEW.state = ${escapeLiteral(state)})
      EXECUTE FUNCTION hold_step()`)
  const waiting = `SELECT pid FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database()
    WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted`
  return {
    reached: async (runs) => {
      for (const until = Date.now() + 20_000; (await client.query(waiting)).rowCount !== runs; await pause(10)) {
        if (Date.now() > until) throw new Error(`no ${runs} runs came to the state ${state}`)
      }
    },
    undo: async () => {
      await client.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS held`)
      while ((await client.query(waiting)).rowCount !== 0) await pause(10)
      await client.query('DROP TRIGGER held_step ON paid_runs; DROP TRIGGER held_beginning ON paid_runs')
      await client.end()
    },
  }
}

function stepTo(state: string): string {
  if (state === 'removed') return 'DELETE ON paid_runs FOR EACH ROW'
  return `UPDATE ON paid_runs FOR EACH ROW WHEN (NEW.state = ${escapeLiteral(state)} AND OLD.state <> NEW.state)`
}
