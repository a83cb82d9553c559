import { notAfter } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { legalIdentityKind } from '@/lib/site/owner/kind';

export const legalIdentity = describeContent({
  kind: legalIdentityKind,
  title: 'Legal identity',
  lead: 'The legal owner of the service, shown on receipts, legal pages, the footer and in search engines.',
  page: '/terms',
  nameOf: ({ legalName }) => legalName,
  secondLook:
    'Check each line against your registration documents. New receipts and invoices will show it. Issued ones do not change.',
  refuse: ({ since }, _entry, today) =>
    notAfter(today, 'since', since, 'The date must be the day of publishing, or earlier'),
  parts: [
    {
      type: 'line',
      name: 'legalName',
      label: 'Registered name',
      hint: 'As shown on the certificate.',
      wide: true,
    },
    {
      type: 'text',
      name: 'address',
      label: 'Postal address',
      hint: 'Printed on receipts exactly as entered here.',
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
      hint: 'Only if registered for GST.',
      optional: true,
    },
    { type: 'line', name: 'grievanceOfficer.name', label: 'Grievance officer' },
    {
      type: 'line',
      name: 'grievanceOfficer.hours',
      label: 'When the officer can be reached',
      hint: 'For example: Monday to Friday, 10 am to 5 pm IST',
    },
    {
      type: 'line',
      name: 'courts',
      label: 'Jurisdiction',
      hint: 'The city named in the terms, such as: Bengaluru',
    },
    {
      type: 'date',
      name: 'since',
      label: 'In force from',
      hint: 'The terms and the privacy notice are in force from this date.',
    },
  ],
});
