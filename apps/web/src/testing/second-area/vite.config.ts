import { mergeConfig, type Plugin } from 'vite';
import product from '../../../vite.config.ts';

/** Writes down which files of ours are in which chunk. */
const modules = (): Plugin => ({
  name: 'nivel-modules',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const source = JSON.stringify(
      Object.fromEntries(
        chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.map((id) => id.replaceAll('\\', '/'))]),
      ),
    );
    this.emitFile({ type: 'asset', fileName: 'modules.json', source });
  },
});

/** The product's own build, with the second area's program instead of the product's. */
export default mergeConfig(product, {
  plugins: [modules()],
  build: { rolldownOptions: { input: `${import.meta.dirname}/main.tsx` } },
});
