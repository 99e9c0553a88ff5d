import type { PublicationHead } from '../domain/publication.ts'

/** What reading a publication needs. */
export interface ReadPublicationPorts {
  publications: {
    find(userId: string): Promise<PublicationHead | undefined>
  }
}

/** A user's publication; undefined when nothing is published. */
export async function readPublication(
  { publications }: ReadPublicationPorts,
  userId: string,
): Promise<PublicationHead | undefined> {
  const publication = await publications.find(userId)
  return publication?.subdomain === null ? undefined : publication
}
