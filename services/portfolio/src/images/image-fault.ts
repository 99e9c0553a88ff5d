/** Why an image is not copied: its file cannot be shown, or reading it takes more than it may. */
export class ImageFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ImageFault'
  }
}
