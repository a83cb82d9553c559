import type { Prisma } from '@/generated/prisma/client';
import { type Answers, sectionsOf } from '@/lib/care/form/paper';
import { hashOfForm, type SignedForm, sealedDraft, sealedSigned } from '@/lib/care/form/sealed';
import { readyForm } from '@/lib/care/form/template';
import { newDataKey } from '@/lib/server/seal/data-key';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { profileId } from './people';

const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

/** The ready forms of the demo therapist; one of them goes out with first bookings. */
export const formTemplates: Prisma.FormTemplateCreateManyInput[] = ['consent', 'intake'].map((ready) => ({
  id: sampleId(`form ${ready}`),
  therapistId: ananya,
  ready,
  automaticSince: ready === 'consent' ? istDay(-60, '10:00') : null,
  createdAt: istDay(-60, '10:00'),
}));

const consentAnswers: Answers = {
  'emergency-name': 'Vikram, my brother',
  'emergency-phone': '+91 98765 40004',
  'emergency-place': 'At home, Kothrud, Pune, India',
};

/** A signed consent, and the unanswered questions before a first session. */
function rows(): Prisma.FormRequestCreateManyInput[] {
  const consent = readyForm('consent');
  const intake = readyForm('intake');
  if (!consent || !intake) return [];
  const signedAt = istDay(-44, '20:10');
  // Every other question of the consent is answered with yes.
  const questions = sectionsOf(consent.paper, 'client').flatMap((section) => section.questions);
  const yes = Object.fromEntries(
    questions.flatMap(({ id, kind }) => (kind === 'yesno' ? [[id, 'yes']] : [])),
  );
  const signed: SignedForm = {
    answers: { ...yes, ...consentAnswers },
    paper: consent.paper,
    version: consent.version,
    therapist: 'Ananya Krishnan',
    client: 'Priya Nair',
    name: 'Priya Nair',
    signedAt: signedAt.toISOString(),
    mark: sampleId('form mark').replaceAll('-', ''),
  };
  const ids = { signed: sampleId('form of priya: consent'), waiting: sampleId('form of priya: intake') };
  const [first, second] = [newDataKey(), newDataKey()];
  const between = { therapistId: ananya, clientId: priya, version: 1 };
  return [
    {
      ...between,
      id: ids.signed,
      templateId: sampleId('form consent'),
      sealedKey: first.wrapped,
      sealed: sealedSigned.seal(first.key, ids.signed, signed),
      sha256: hashOfForm(signed),
      sentAt: istDay(-45, '11:30'),
      openedAt: istDay(-44, '19:55'),
      signedAt,
    },
    {
      ...between,
      id: ids.waiting,
      templateId: sampleId('form intake'),
      sealedKey: second.wrapped,
      sealed: sealedDraft.seal(second.key, ids.waiting, { answers: {} }),
      sentAt: istDay(-1, '18:00'),
    },
  ];
}

/** The forms of the demo client; none without the sealing key. */
export function formRequests(): Prisma.FormRequestCreateManyInput[] {
  try {
    return rows();
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    return [];
  }
}
