import { notAfter } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { legalIdentityKind } from '@/lib/site/owner/kind';

export const legalIdentity = describeContent({
  kind: legalIdentityKind,
  title: 'Legal identity',
  lead: 'Who is responsible for the service: on receipts, the legal pages, the foot of public pages and in what search engines read.',
  page: '/terms',
  nameOf: ({ legalName }) => legalName,
  secondLook:
    'Compare each line with the registration papers. Receipts and invoices made out from now on carry it; those already made out keep what they say.',
  refuse: ({ since }, _entry, today) =>
    notAfter(today, 'since', since, 'It holds from the day on which you publish it, or from an earlier one'),
  parts: [
    {
      type: 'line',
      name: 'legalName',
      label: 'Registered name',
      hint: 'As the certificate says it.',
      wide: true,
    },
    {
      type: 'text',
      name: 'address',
      label: 'Postal address',
      hint: 'Receipts print it exactly as it is here.',
      rows: 3,
    },
    {
      type: 'choice',
      name: 'taxStatus',
      label: 'Tax',
      options: [
        { value: 'unregistered', label: 'Not registered for GST: receipts' },
        { value: 'composition', label: 'Composition scheme: bills of supply' },
        { value: 'registered', label: 'Registered for GST: tax invoices' },
      ],
    },
    {
      type: 'line',
      name: 'gstin',
      label: 'GSTIN',
      hint: 'Only for the two registered kinds.',
      optional: true,
    },
    { type: 'line', name: 'grievanceOfficer.name', label: 'Grievance officer' },
    {
      type: 'line',
      name: 'grievanceOfficer.hours',
      label: 'When the officer can be reached',
      hint: 'Such as: Monday to Friday, 10 am to 5 pm IST',
    },
    {
      type: 'line',
      name: 'courts',
      label: 'Place of the courts',
      hint: 'The terms name it, such as: Bengaluru',
    },
    {
      type: 'date',
      name: 'since',
      label: 'Holds from',
      hint: 'The terms and the privacy notice say that they are in force from this day.',
    },
  ],
});
