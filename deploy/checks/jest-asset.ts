/** Replaces a stylesheet, drawing or font in a test: nothing but a name. */
const asset = 'asset';
export default asset;
