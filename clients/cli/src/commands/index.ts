import type { Commands } from '../command.ts'
import { credits, keys } from './account.ts'
import { completionsOf } from './completions.ts'
import { documents } from './documents.ts'
import { login, logout } from './login.ts'
import { open } from './open.ts'
import { profile } from './profile.ts'
import { scan } from './scan.ts'
import { share } from './share.ts'

/** Every command by its name. */
export const commands: Commands = {
  login,
  logout,
  scan,
  documents,
  profile,
  share,
  keys,
  credits,
  open,
  completions: completionsOf(() => commands),
}
