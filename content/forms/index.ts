import { consentForm } from '@/content/forms/consent';
import { guardianConsentForm } from '@/content/forms/guardian-consent';
import { intakeForm } from '@/content/forms/intake';
import { safetyForm } from '@/content/forms/safety';
import type { ReadyForm } from '@/lib/care/form/paper';

/** The ready forms by name, in the order of lists. A name stays for ever: rows of the database hold it. */
export const readyForms: Readonly<Record<string, ReadyForm>> = {
  intake: intakeForm,
  consent: consentForm,
  'guardian-consent': guardianConsentForm,
  safety: safetyForm,
};
