/** The most pixels that the browsers of phones draw. */
const MOST_PIXELS = 16_000_000;
/** As sharp as on a screen with a pixel ratio of two. */
const SHARPNESS = 2;

/** A copy that needs no style sheet: its colours and letters are written where the page's classes put them. */
const withOwnColours = (picture: SVGSVGElement): SVGSVGElement => {
  const copy = document.importNode(picture, true);
  const copies = copy.querySelectorAll('[class]');
  picture.querySelectorAll('[class]').forEach((element, at) => {
    const { fill, stroke } = getComputedStyle(element);
    copies[at]?.setAttribute('fill', fill);
    copies[at]?.setAttribute('stroke', stroke);
    copies[at]?.removeAttribute('class');
  });
  copy.setAttribute('font-family', getComputedStyle(picture).fontFamily);
  return copy;
};

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/**
 * Renders a drawing to a PNG file, at the highest resolution that its size allows.
 *
 * @param picture a drawing with a `viewBox` that begins at 0 0
 * @throws Error where the browser cannot draw it
 */
export const pngOf = async (picture: SVGSVGElement): Promise<Blob> => {
  const { width, height } = picture.viewBox.baseVal;
  const factor = Math.min(SHARPNESS, Math.sqrt(MOST_PIXELS / (width * height)));
  const copy = withOwnColours(picture);
  copy.setAttribute('width', `${width * factor}`);
  copy.setAttribute('height', `${height * factor}`);
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  try {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.floor(width * factor), Math.floor(height * factor)];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('there is no room for the picture');
    drawing.drawImage(await loaded(address), 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no picture was drawn'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};
