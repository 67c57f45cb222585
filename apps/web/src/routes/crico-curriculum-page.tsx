import { CurriculumPage as Page } from '../features/crico/admin/curriculum/curriculum-page.tsx';
import { PreviewDialog } from '../features/crico/admin/curriculum/preview-dialog.tsx';
import { Markdown } from '../features/learning/area/markdown/markdown.tsx';
import { PartPreview } from '../features/learning/preview/part-preview.tsx';

/** The curriculum in the Admin Panel, with parts as the learning area shows them. */
export const CricoCurriculumPage = () => (
  <Page
    markdown={(source) => <Markdown source={source} />}
    preview={(id, onClose) => (
      <PreviewDialog id={id} onClose={onClose} part={(content) => <PartPreview content={content} />} />
    )}
  />
);
