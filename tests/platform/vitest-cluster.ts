import { prepareCluster } from '@resume/test-kit/prepared-cluster'

/** Makes the PostgreSQL cluster from which every platform of a run of tests starts, and removes it after the run. */
export default async function setUp(): Promise<() => void> {
  return prepareCluster()
}
