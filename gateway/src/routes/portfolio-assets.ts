import { assetKindEnum, assetStatusEnum, imageTypeEnum } from '@resume/proto/asset-enums'
import type { AssetOutput } from '@resume/proto/generated/resume/portfolio/v1/Asset'
import { assetKinds, assetLimits, assetStatuses, imageTypes } from '@resume/proto/limits/portfolio-assets'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { patterns } from '../http/patterns.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Id, idParams, Nullable, Text, Time, Whole } from './schemas.ts'

const AssetKind = Type.Enum([...assetKinds], named('PortfolioAssetKind', 'What an image is for.'))
const ImageType = Type.Enum([...imageTypes], named('ImageType', 'The type of an image.'))

const PortfolioAsset = Type.Object(
  {
    id: Id('The ID of the image.'),
    url: Nullable(
      Text('The address of the image.', documented({ format: 'uri' })),
      'Where everybody can read the image; null until its upload is completed. What is behind the address never changes.',
    ),
    kind: AssetKind,
    mimeType: ImageType,
    sizeBytes: Whole('The size of the uploaded file in bytes.'),
    status: Type.Enum(
      [...assetStatuses],
      named('PortfolioAssetStatus', '`PENDING` until the upload is completed, then `READY`.'),
    ),
    createdAt: Time('When the image was declared.'),
    updatedAt: Time('When the image was last changed.'),
  },
  named('PortfolioAsset', 'An image for portfolios.'),
)

const AssetUpload = Type.Object(
  {
    assetId: Id('The ID of the image.'),
    uploadUrl: Text('Where to send the file, straight to the storage.', documented({ format: 'uri' })),
    method: Type.Literal('PUT', { description: 'The method of the upload.' }),
    headers: Type.Record(Type.String(), Type.String(), {
      description:
        'The headers that the upload must have. The signature covers them, so the storage accepts no file of another type, length or checksum. Browsers and most clients set `content-length` themselves.',
    }),
    expiresInSeconds: Whole('How long the URL works.'),
  },
  named('PortfolioAssetUpload', 'Where and how to upload an image.'),
)

const DeclareBody = Exact(
  {
    kind: AssetKind,
    mimeType: ImageType,
    sizeBytes: Whole('The size of the file in bytes, at most 5 MB.', { minimum: 1, maximum: assetLimits.fileBytes }),
    checksum: Type.Optional(
      Text('The SHA-256 of the file in base64. With it, the storage accepts no other file.', {
        pattern: patterns.sha256,
      }),
    ),
  },
  named('PortfolioAssetDeclaration', 'An image that you are going to upload.'),
)

const CompleteBody = Exact(
  {
    assetId: Id('The ID of the image.'),
    checksum: Type.Optional(Text('The SHA-256 of the file in base64, to be compared.', { pattern: patterns.sha256 })),
  },
  named('PortfolioAssetCompletion', 'An image whose upload is done.'),
)

/** An image as the API shows it. */
function showAsset(asset: AssetOutput | null): object {
  if (!asset) throw new AppError('internal_error', { cause: new Error('an answer without an image') })
  const { id, url = null, kind, imageType, sizeBytes, status, createdAt, updatedAt } = asset
  return {
    id,
    url,
    kind: assetKindEnum.decode(kind),
    mimeType: imageTypeEnum.decode(imageType),
    sizeBytes,
    status: assetStatusEnum.decode(status),
    createdAt,
    updatedAt,
  }
}

/** What a caller does when there is nothing that stores images. */
const whereConfigured = 'Without object storage, the operation fails with 503 `Integration not configured: S3`.'

/** Images of portfolios, which go straight to the object storage. */
export const portfolioAssetRoutes: AnyRoute[] = [
  route({
    operation: 'createPortfolioAssetUpload',
    method: 'POST',
    path: '/portfolio-assets/upload-url',
    summary: 'Get an upload URL for an image',
    description: `Declares a JPEG, PNG or WebP image of at most 5 MB and returns a URL that accepts exactly this file for ten minutes. Send the file there with \`PUT\` and the given headers, then complete the upload. A declaration that is not completed is removed after 24 hours. You can have ${assetLimits.perUser} images, declarations included; one more fails with 409. ${whereConfigured}`,
    access: access.session,
    body: DeclareBody,
    idempotent: true,
    response: { status: 200, message: 'Upload URL created', data: AssetUpload },
    errors: [409],
    work: rpc(
      'portfolio',
      'DeclareAsset',
      ({ body: { kind, mimeType, ...file } }) => ({
        ...file,
        kind: assetKindEnum.encode(kind),
        imageType: imageTypeEnum.encode(mimeType),
      }),
      ({ assetId, uploadUrl, headers, expiresInSeconds }) => ({
        assetId,
        uploadUrl,
        method: 'PUT',
        headers,
        expiresInSeconds,
      }),
    ),
  }),
  route({
    operation: 'completePortfolioAsset',
    method: 'POST',
    path: '/portfolio-assets/complete',
    summary: 'Complete the upload of an image',
    description: `Checks the uploaded file and makes the image publicly readable: its size, type and checksum must be those that were declared, it must decode as an image of its type with at most 8,000 by 8,000 pixels, and a WebP animation can have at most 100 frames. Otherwise the uploaded file is removed, and the request fails with 400; \`details\` names the field, or \`file\` for a file that cannot be shown. You can upload again while the URL works.\n\nReaders get a copy without metadata, such as where a photo was taken; it is upright and in sRGB. An animated PNG becomes its first frame. Completing an image again returns it as it is. If the storage fails, the request fails with 502 or 503, nothing is lost, and you can repeat it. ${whereConfigured}`,
    access: access.session,
    body: CompleteBody,
    response: { status: 200, message: 'Upload completed', data: PortfolioAsset },
    errors: [404, 502],
    timeoutMs: 25_000,
    work: rpc(
      'portfolio',
      'CompleteAsset',
      ({ body: { assetId, ...rest } }) => ({ id: assetId, ...rest }),
      ({ asset }) => showAsset(asset),
    ),
  }),
  route({
    operation: 'listPortfolioAssets',
    method: 'GET',
    path: '/portfolio-assets',
    summary: 'List your images',
    description: `Newest first, with those that are not completed yet. ${whereConfigured}`,
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'Images retrieved', data: Page(PortfolioAsset) },
    work: async (call) => {
      const page = pageRequest(call.query)
      const { items, total } = await call.clients.portfolio.call('ListAssets', page, { context: call.context })
      return pageOf(items.map(showAsset), total, page)
    },
    calls: ['portfolio.ListAssets'],
  }),
  route({
    operation: 'deletePortfolioAsset',
    method: 'DELETE',
    path: '/portfolio-assets/:id',
    summary: 'Delete an image',
    description: `The image is removed from the storage. Portfolios that show it are not changed; publishing one of them again fails. ${whereConfigured}`,
    access: access.session,
    params: idParams('the image'),
    resource: 'Portfolio asset',
    response: { status: 200, message: 'Image deleted', data: Type.Null() },
    work: rpc(
      'portfolio',
      'DeleteAsset',
      ({ params }) => params,
      () => null,
    ),
  }),
]
