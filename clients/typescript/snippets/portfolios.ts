import type { Snippets } from './given.ts'

export const portfolios: Snippets = {
  async savePortfolioDraft({ client, subdomain, snapshot, console }) {
    const { id, revision } = await client.portfolios.updateDraft((current) => ({
      subdomain: current?.subdomain ?? subdomain,
      snapshot,
    }))
    console.log(`Revision ${revision} of the draft ${id} is saved`)
  },

  async getPortfolio({ client, console }) {
    const { draft, publication } = await client.portfolios.get()
    console.log(`The draft is at revision ${draft?.revision}; published: ${publication?.publicUrl ?? 'nothing'}`)
  },

  async previewPortfolio({ client, documentId, console }) {
    const preview = await client.portfolios.preview(documentId)
    console.log(preview)
  },

  async checkSubdomainAvailability({ client, console }) {
    const availability = await client.portfolios.checkSubdomainAvailability('marta-lindqvist')
    console.log(availability.available ? 'It is free' : 'It is taken')
  },

  async publishPortfolio({ client, documentId, subdomain, console }) {
    const { revision } = await client.portfolios.preview(documentId)
    const { publicUrl, status } = await client.portfolios.publish({ documentId, subdomain, revision })
    console.log(`${publicUrl} is ${status}`)
  },

  async listPublicPortfolios({ client, console }) {
    for await (const { subdomain, name } of client.portfolios.listPublic()) {
      console.log(`${name} is at ${subdomain}`)
    }
  },

  async getPublicPortfolio({ client, subdomain, console }) {
    const { snapshot } = await client.portfolios.getPublic(subdomain)
    console.log(snapshot)
  },

  async trackPortfolioView({ client, subdomain, console }) {
    await client.portfolios.trackView(subdomain, { referrer: 'https://news.example.com/jobs' })
    console.log('The view is counted within a minute')
  },

  async getPortfolioAnalytics({ client, console }) {
    const { totalViews, referrers } = await client.portfolios.getAnalytics()
    console.log(`${totalViews} views in 30 days, from`, referrers)
  },

  async unpublishPortfolio({ client, console }) {
    await client.portfolios.unpublish()
    console.log('The portfolio is no longer public')
  },

  async createPortfolioAssetUpload({ client, image, console }) {
    const { assetId, uploadUrl, headers } = await client.portfolioAssets.createUpload({
      kind: 'PROJECT_COVER',
      mimeType: 'image/png',
      sizeBytes: image.byteLength,
    })
    const { status } = await fetch(uploadUrl, { method: 'PUT', headers, body: image })
    console.log(`The storage answered ${status}; complete ${assetId} next`)
  },

  async completePortfolioAsset({ client, assetId, console }) {
    const { status, url } = await client.portfolioAssets.complete({ assetId })
    console.log(`${url} is ${status}`)
  },

  async listPortfolioAssets({ client, console }) {
    for await (const { id, kind, status } of client.portfolioAssets.list()) {
      console.log(`${id}: ${kind}, ${status}`)
    }
  },

  async deletePortfolioAsset({ client, assetId, console }) {
    await client.portfolioAssets.delete(assetId)
    console.log('The image is gone')
  },
}
