import { nameField } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { foundersKind, partnersKind } from '@/lib/site/people/kind';

export const founders = describeContent({
  kind: foundersKind,
  title: 'Founders',
  lead: 'The founders, shown on the About page. “Sample data” is shown until you publish your own.',
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
          hint: 'Leave an empty line to start a new paragraph.',
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
  title: 'Company testimonials',
  lead: 'Testimonials from companies, shown on the corporate page and in the brochure. “Sample data” is shown until you publish your own. Quote people only with their consent.',
  page: '/corporate-plans',
  nameOf: () => 'Company testimonials',
  parts: [
    {
      type: 'rows',
      name: 'partners',
      label: 'Company',
      one: 'company',
      most: 4,
      fields: [
        { type: 'text', name: 'quote', label: 'Testimonial', rows: 4 },
        { ...nameField('Name and role'), hint: 'For example: Head of people, a hospital group' },
        { type: 'line', name: 'place', label: 'Where', hint: 'For example: Pune, 900 employees' },
      ],
    },
  ],
});
