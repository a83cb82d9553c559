import { z } from 'zod';
import { site } from '@/content/site';
import { gstin } from '@/lib/format/gstin';
import { day, line, text } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';

const identitySchema = z
  .strictObject({
    legalName: line('Please enter the registered name', 120),
    address: text('Please enter the postal address', 300),
    courts: line('Please enter the place of the courts', 60),
    taxStatus: z.enum(['unregistered', 'composition', 'registered'], 'Choose how the owner is taxed'),
    gstin: gstin.optional(),
    grievanceOfficer: z.strictObject({
      name: line('Please enter the name of the officer', 120),
      hours: line('Please enter when the officer can be reached', 80),
    }),
    /** Calendar day. */
    since: day('Please enter the day from which this holds'),
  })
  .refine(({ taxStatus, gstin: number }) => taxStatus === 'unregistered' || number !== undefined, {
    message: 'Enter the GSTIN',
    path: ['gstin'],
  })
  .refine(({ taxStatus, gstin: number }) => taxStatus !== 'unregistered' || number === undefined, {
    message: 'Who is not registered has no GSTIN. Choose another tax status, or empty this field',
    path: ['gstin'],
  });

/** The person legally responsible for the service, for documents and legal pages. */
export type LegalIdentity = z.output<typeof identitySchema>;

const { legalTextsOf, gstin: numberInFile, ...identity } = site.owner;

/** The person legally responsible for the service. Documents repeat the identity at their issue. */
export const legalIdentityKind: ContentKind<LegalIdentity> = {
  name: 'legal-identity',
  schema: identitySchema,
  files: {
    owner: {
      ...identity,
      grievanceOfficer: { ...identity.grievanceOfficer },
      ...(numberInFile !== null && { gstin: numberInFile }),
      since: legalTextsOf,
    },
  },
};

/** The day from which legal texts apply (ISO): that of their words, or of a later change of the responsible person. */
export function inForceFrom({ since }: Pick<LegalIdentity, 'since'>): string {
  return since > legalTextsOf ? since : legalTextsOf;
}
