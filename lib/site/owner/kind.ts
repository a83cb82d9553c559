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

/** The person legally responsible for the service, as papers and legal pages name it. */
export type LegalIdentity = z.output<typeof identitySchema>;

const { legalTextsOf, gstin: numberInFile, ...identity } = site.owner;

/** Who is legally responsible for the service. Papers keep what they said when they were made out. */
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

/** The day from which legal texts hold (ISO): that of their words, or of a later change of who stands behind them. */
export function inForceFrom({ since }: Pick<LegalIdentity, 'since'>): string {
  return since > legalTextsOf ? since : legalTextsOf;
}
