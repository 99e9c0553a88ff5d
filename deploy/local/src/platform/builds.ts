export { ensureBuilt } from '../../../build/ensure-built.ts'
export { builtProgram, sourceOf } from '../../../build/programs.ts'
