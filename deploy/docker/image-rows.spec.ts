import { expect, it } from '@jest/globals';
import { imagesOf, withImageRows } from './image-rows.ts';

const overlay = `kind: Kustomization
images:
  - { name: nivel/gone, newTag: 1.0.0 }
  - { name: nivel/here, newName: registry.test/nivel/here, digest: 'sha256:a' }
`;

it('a new service gets a row, a removed one loses it, and the rows of a release stay', () => {
  expect(withImageRows(overlay, ['brand-new', 'here'], () => 'newTag: 0.1.0')).toBe(`kind: Kustomization
images:
  - { name: nivel/brand-new, newTag: 0.1.0 }
  - { name: nivel/here, newName: registry.test/nivel/here, digest: 'sha256:a' }
`);
});

it('an overlay without its list is refused', () => {
  expect(() => withImageRows('kind: Kustomization\n', [], () => '')).toThrow('one list of images');
});

it('there is an image of every service', () => {
  expect(imagesOf([{ name: 'worker' }, { name: 'auth' }])).toEqual(['auth', 'mailbox', 'migrate', 'worker']);
});
