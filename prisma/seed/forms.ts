import type { Prisma } from '@/generated/prisma/client';
import { type Answers, type Paper, sectionsOf } from '@/lib/care/form/paper';
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

/** A form of the therapist's own, in its second version. */
const letter: Paper = {
  title: 'Talking to my doctor',
  sections: [
    {
      id: 'letter',
      title: 'A letter to my doctor',
      text: 'I may write to the doctor you name about your sleep, and about nothing else.',
      questions: [
        { id: 'doctor', kind: 'short', label: 'Name of the doctor', required: true },
        { id: 'agreed', kind: 'yesno', label: 'May I write to them?', required: true, needsYes: true },
      ],
    },
  ],
};

/** The forms of the demo therapist; one of the ready ones goes out with first bookings. */
export const formTemplates: Prisma.FormTemplateCreateManyInput[] = [
  ...['consent', 'intake', 'safety'].map((ready) => ({
    id: sampleId(`form ${ready}`),
    therapistId: ananya,
    ready,
    automaticSince: ready === 'consent' ? istDay(-60, '10:00') : null,
    createdAt: istDay(-60, '10:00'),
  })),
  {
    id: sampleId('form letter'),
    therapistId: ananya,
    draft: letter,
    content: letter,
    version: 2,
    publishedAt: istDay(-20, '10:00'),
    createdAt: istDay(-60, '10:00'),
  },
];

const consentAnswers: Answers = {
  'emergency-name': 'Vikram, my brother',
  'emergency-phone': '+91 98765 40004',
  'emergency-place': 'At home, Kothrud, Pune, India',
};

type Person = {
  /** Begins the names from which the ids are made. */
  readonly as: string;
  readonly fullName: string;
  readonly of: { readonly clientId: string } | { readonly bookingId: string };
};

const client: Person = { as: 'priya', fullName: 'Priya Nair', of: { clientId: priya } };

const between = ({ of }: Person) => ({ therapistId: ananya, version: 1, ...of });

/** An unsigned form, opened or not. */
function waiting(
  person: Person,
  form: string,
  sentAt: Date,
  openedAt: Date | null,
): Prisma.FormRequestCreateManyInput {
  const id = sampleId(`form of ${person.as}: ${form}`);
  const { key, wrapped } = newDataKey();
  const sealed = sealedDraft.seal(key, id, { answers: {} });
  return {
    ...between(person),
    id,
    templateId: sampleId(`form ${form}`),
    sealedKey: wrapped,
    sealed,
    sentAt,
    openedAt,
  };
}

type Signing = {
  readonly form: string;
  readonly name: string;
  readonly paper: Paper;
  readonly days: number;
  readonly answers: Answers;
  readonly withdrawnAt?: Date;
};

/** A form that was signed on the day after it was sent, with every question of yes or no answered with yes. */
function signed(
  person: Person,
  { form, name, paper, days, answers, withdrawnAt }: Signing,
): Prisma.FormRequestCreateManyInput {
  const id = sampleId(`form of ${person.as}: ${name}`);
  const signedAt = istDay(days, '20:10');
  const questions = sectionsOf(paper, 'client').flatMap((section) => section.questions);
  const yes = Object.fromEntries(
    questions.flatMap(({ id: question, kind }) => (kind === 'yesno' ? [[question, 'yes']] : [])),
  );
  const content: SignedForm = {
    ...{ answers: { ...yes, ...answers }, paper, version: 1, name: person.fullName },
    ...{ client: person.fullName, therapist: 'Ananya Krishnan', signedAt: signedAt.toISOString() },
    mark: sampleId(`form mark ${person.as} ${name}`).replaceAll('-', ''),
  };
  const { key, wrapped } = newDataKey();
  return {
    ...between(person),
    ...{ id, templateId: sampleId(`form ${form}`), sealedKey: wrapped },
    sealed: sealedSigned.seal(key, id, content),
    sha256: hashOfForm(content),
    sentAt: istDay(days - 1, '11:30'),
    openedAt: istDay(days, '19:55'),
    ...{ signedAt, withdrawnAt: withdrawnAt ?? null },
  };
}

/** One of each state that a form between two adults can have. */
function rows(): Prisma.FormRequestCreateManyInput[] {
  const consent = readyForm('consent');
  if (!consent) return [];
  const answers = { doctor: 'Dr Kulkarni, Kothrud' };
  return [
    signed(client, {
      form: 'consent',
      name: 'consent',
      paper: consent.paper,
      days: -44,
      answers: consentAnswers,
    }),
    signed(client, { form: 'letter', name: 'letter', paper: letter, days: -30, answers }),
    signed(client, {
      ...{ form: 'letter', name: 'first letter', paper: letter, days: -40, answers },
      withdrawnAt: istDay(-35, '09:00'),
    }),
    waiting(client, 'intake', istDay(-1, '18:00'), null),
    waiting(client, 'safety', istDay(-3, '18:00'), istDay(-2, '21:00')),
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

/** The forms of a guest: a signed one, and one that waits. @throws SealUnavailable without the sealing key */
export function guestForms(of: { readonly bookingId: string }, fullName: string) {
  const person: Person = { as: fullName, fullName, of };
  const consent = readyForm('consent');
  const answers = {
    'emergency-name': 'Imran, my husband',
    'emergency-phone': '+91 98765 40006',
    'emergency-place': 'At home, Baner, Pune, India',
  };
  return [
    ...(consent
      ? [signed(person, { form: 'consent', name: 'consent', paper: consent.paper, days: -8, answers })]
      : []),
    waiting(person, 'intake', istDay(-5, '18:00'), istDay(-5, '21:00')),
  ];
}
