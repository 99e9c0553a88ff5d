import type { Snippets } from './given.ts'

export const documents: Snippets = {
  async createDocument({ client, console }) {
    const document = await client.documents.create({ type: 'RESUME', title: 'Backend engineer', tags: ['backend'] })
    console.log(`${document.title} (${document.id}) starts with the master profile, at revision ${document.revision}`)
  },

  async listDocuments({ client, console }) {
    for await (const document of client.documents.list({ type: 'RESUME', sort: '-updatedAt' })) {
      console.log(`${document.title}, revision ${document.revision}`)
    }
  },

  async getDocument({ client, documentId, console }) {
    const { title, content } = await client.documents.get(documentId)
    console.log(title, content)
  },

  async updateDocument({ client, documentId, console }) {
    const document = await client.documents.update(documentId, ({ tags }) => ({ tags: [...tags, 'payments'] }))
    console.log(`Revision ${document.revision} has the tags ${document.tags.join(', ')}`)
  },

  async listDocumentVersions({ client, documentId, console }) {
    for await (const { revision, createdAt } of client.documents.listVersions(documentId)) {
      console.log(`Revision ${revision} of ${createdAt}`)
    }
  },

  async getDocumentVersion({ client, documentId, console }) {
    const { title, content } = await client.documents.getVersion(documentId, 1)
    console.log(title, content)
  },

  async restoreDocumentVersion({ client, documentId, console }) {
    const { revision } = await client.documents.restoreVersion(documentId, 1)
    console.log(`Revision ${revision} is as revision 1 was`)
  },

  async duplicateDocument({ client, documentId, console }) {
    const copy = await client.documents.duplicate(documentId)
    console.log(`${copy.title} is a document of its own: ${copy.id}`)
  },

  async deleteDocument({ client, documentId, console }) {
    await client.documents.delete(documentId)
    console.log('It can be restored for 30 days')
  },

  async restoreDocument({ client, documentId, console }) {
    const { title } = await client.documents.restore(documentId)
    console.log(`${title} is back`)
  },

  async createShareLink({ client, documentId, password, console }) {
    const { content } = await client.documents.get(documentId)
    const link = await client.shareLinks.create({ documentId, snapshot: content, password })
    console.log(`${link.publicPath} works until ${link.expiresAt}`)
  },

  async listShareLinks({ client, documentId, console }) {
    for await (const { publicPath, viewCount } of client.shareLinks.list(documentId)) {
      console.log(`${publicPath} was viewed ${viewCount} times`)
    }
  },

  async listSharedDocuments({ client, documentId, console }) {
    const shared = await client.shareLinks.listSharedDocuments({ ids: documentId })
    console.log('Shared:', shared)
  },

  async openShareLink({ client, username, slug, console }) {
    const opened = await client.shareLinks.open(username, slug)
    console.log('snapshot' in opened ? opened.documentTitle : 'A password is needed')
  },

  async verifyShareLink({ client, username, slug, password, console }) {
    const { documentTitle, snapshot } = await client.shareLinks.verify(username, slug, { password })
    console.log(documentTitle, snapshot)
  },

  async deleteShareLink({ client, documentId, shareLinkId, console }) {
    await client.shareLinks.delete(documentId, shareLinkId)
    console.log('The link does not work any more')
  },
}
