export { ensureBuilt } from '../../../build/ensure-built.ts'
export { builtProgram, type Program, sourceOf } from '../../../build/programs.ts'
