import type { Command } from '../command.ts'
import { credits, keys } from './account.ts'
import { documents } from './documents.ts'
import { login, logout } from './login.ts'
import { profile } from './profile.ts'
import { scan } from './scan.ts'
import { share } from './share.ts'

/** Every command by its name. */
export const commands: Record<string, Command> = {
  login,
  logout,
  scan,
  documents,
  profile,
  share,
  keys,
  credits,
}
