/** Small words with which no name and no line of running text ends, in several languages, as a pattern. */
export const smallWords =
  'and|of|the|for|with|in|at|by|from|und|der|die|das|des|mit|für|et|de|du|la|le|les|aux?|y|el|los|las|con|para|e|da|do|das|dos|com|di|del|della|dei|per|en|van|het|voor|w|z'

const unfinished = new RegExp(`\\s(?:${smallWords})$`, 'u')

/** Whether a name ends where none does, as a line of running text may: "Red Mill as part of". */
export const isUnfinished = (name: string): boolean => unfinished.test(name)
