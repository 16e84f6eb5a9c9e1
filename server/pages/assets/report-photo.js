// Makes a chosen photo smaller before it is sent, upright and without what it tells of camera and place, and shows it;
// without this the photo is sent as it is.
const longestSide = 1600
const field = document.getElementById('report-photo')
let preview

const showPhoto = file => {
  preview?.remove()
  if (!file) return
  preview = Object.assign(document.createElement('img'), {
    src: URL.createObjectURL(file),
    alt: '',
    className: 'photo',
  })
  preview.addEventListener('load', () => URL.revokeObjectURL(preview.src))
  field.after(preview)
}

const shrinkPhoto = async file => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  // A clear photo lies on paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}

field?.addEventListener('change', async () => {
  const [file] = field.files
  showPhoto(file)
  if (!file) return
  // A kind that the browser cannot read is told by the service.
  const small = await shrinkPhoto(file).catch(() => undefined)
  if (!small || field.files[0] !== file) return
  const files = new DataTransfer()
  files.items.add(small)
  field.files = files.files
  showPhoto(small)
})
