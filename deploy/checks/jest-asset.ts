/** What a stylesheet, drawing or font is in a test: nothing but a name. */
const asset = 'asset';
export default asset;
