import { documentTypeEnum, visibilityEnum } from '@resume/proto/document-enums'

/** The word for a type, to be checked: a value that stands for none stays as it is. */
export function decodeType(sent: string): string {
  return documentTypeEnum.decode(sent) ?? sent
}

/** The word for a visibility, to be checked as in {@link decodeType}; undefined when none was sent. */
export function decodeVisibility(sent: string | undefined): string | undefined {
  return sent === undefined ? undefined : (visibilityEnum.decode(sent) ?? sent)
}
