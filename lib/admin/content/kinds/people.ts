import { nameField } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { foundersKind, partnersKind } from '@/lib/site/people/kind';

export const founders = describeContent({
  kind: foundersKind,
  title: 'Founders',
  lead: 'Who founded the service, on the page about us. “Sample data” is shown until you publish your own.',
  page: '/about',
  nameOf: () => 'The founders',
  parts: [
    {
      type: 'rows',
      name: 'founders',
      label: 'Founder',
      one: 'founder',
      most: 6,
      fields: [
        nameField(),
        { type: 'line', name: 'role', label: 'Role' },
        {
          type: 'text',
          name: 'story',
          label: 'Story',
          hint: 'An empty line begins a new paragraph.',
          rows: 6,
        },
        {
          type: 'choice',
          name: 'portrait',
          label: 'Picture',
          options: [
            { value: 'none', label: 'No picture' },
            { value: 'first', label: 'Drawing of a woman' },
            { value: 'second', label: 'Drawing of a man' },
          ],
        },
      ],
    },
  ],
});

export const partners = describeContent({
  kind: partnersKind,
  title: 'Words of companies',
  lead: 'What companies say, on their page and in the brochure. “Sample data” is shown until you publish your own. Quote nobody who has not agreed.',
  page: '/corporate-plans',
  nameOf: () => 'Words of companies',
  parts: [
    {
      type: 'rows',
      name: 'partners',
      label: 'Company',
      one: 'company',
      most: 4,
      fields: [
        { type: 'text', name: 'quote', label: 'Their words', rows: 4 },
        { ...nameField('Who said it'), hint: 'Such as: Head of people, a hospital group' },
        { type: 'line', name: 'place', label: 'Where', hint: 'Such as: Pune, 900 employees' },
      ],
    },
  ],
});
