import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { updateProfile } from '@/lib/account/profile/editing/actions';
import type { MemberOf } from '@/lib/account/session/session';
import { saveContent } from '@/lib/admin/content/actions';
import { valuesOf } from '@/lib/admin/content/form/values';
import { contentFormKind } from '@/lib/admin/content/rules';
import { specNamed } from '@/lib/admin/content/specs';
import { saveTherapist } from '@/lib/admin/therapist/listing/actions';
import { readListing } from '@/lib/admin/therapist/listing/queries';
import { changeUserRole } from '@/lib/admin/user/actions';
import { saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { calendarShown, usualSettings } from '@/lib/booking/calendar/availability/rules';
import { saveOwnMeeting } from '@/lib/booking/meeting/actions';
import { saveOwnPaying } from '@/lib/booking/paying/actions';
import { saveOwnNote } from '@/lib/care/note/actions';
import { beginNote } from '@/lib/care/note/commands';
import { savePreferences } from '@/lib/notification/preferences/actions';
import { saveNominee } from '@/lib/privacy/nominee/actions';
import type { FormAction } from '@/lib/server/action/form-result';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { saveOwnApplication } from '@/lib/therapist/application/actions';
import { proposeProfileChange } from '@/lib/therapist/proposal/actions';
import { createAdmin, freshProof } from '@/test/account/back-office';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

type Fields = Readonly<Record<string, string>>;

/** One form: the fields that it sends with this value, and the answer's name for the field. */
type Editing = {
  readonly action: FormAction<unknown>;
  readonly form: (value: string) => Fields;
  readonly label: string;
  readonly values: readonly [string, string, string];
  readonly version?: string;
  /** Each press needs fresh values for these. */
  readonly anew?: () => Promise<Fields>;
  /** Kind of the form's token. */
  readonly kind?: string;
};

let asha: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  asha = await createPractice();
  visitor.token = asha.token;
  // A browser with scripts: its page follows the redirect itself.
  visitor.headers.set(actionHeader, 'x');
});

async function asAdmin() {
  const admin = await createAdmin();
  visitor.token = admin.token;
  return admin;
}

const three = ['One', 'Two', 'Three'] as const;

const editings: readonly [string, () => Promise<Editing>][] = [
  [
    'a profile',
    async () => ({
      action: updateProfile,
      form: (lastName) => ({ firstName: 'Asha', lastName, phone: '', goals: '' }),
      label: 'Last name',
      values: three,
    }),
  ],
  [
    'a nominee',
    async () => ({
      action: saveNominee,
      form: (name) => ({ name, relation: 'Brother', email: 'ravi@example.in', phone: '' }),
      label: 'Name',
      values: three,
    }),
  ],
  [
    'preferences of mails',
    async () => ({
      action: savePreferences,
      form: (timeZone) => ({
        mailReminders: 'on',
        mailQuotations: '',
        mailRequests: 'on',
        contactFrom: '480',
        contactUntil: '1200',
        timeZone,
      }),
      label: 'Your time zone',
      values: ['Europe/Paris', 'Asia/Tokyo', 'Asia/Kolkata'],
    }),
  ],
  [
    'hours',
    async () => ({
      action: saveOwnHours,
      form: (slotMinutes) => ({
        ...calendarShown([{ weekday: 1, startMinute: 540, endMinute: 1020 }], {
          ...usualSettings,
          timeZone: 'Asia/Kolkata',
        }),
        slotMinutes,
      }),
      label: 'Length of an appointment, in minutes',
      values: ['30', '45', '60'],
      version: 'basis',
    }),
  ],
  [
    'where one meets',
    async () => ({
      action: saveOwnMeeting,
      form: (address) => ({
        videoIn: 'room',
        videoLink: '',
        phoneCaller: 'host',
        hostPhone: '',
        address,
        backupPhone: '',
      }),
      label: 'Address for meeting in person',
      values: three,
    }),
  ],
  [
    'when people pay',
    async () => ({
      action: saveOwnPaying,
      form: (payHours) => ({
        ...{ payingRule: 'ahead', payHours, releaseUnpaid: '', lateRule: 'usual', missedRule: 'usual' },
      }),
      label: 'In advance, at least this many hours before',
      values: ['12', '36', '48'],
    }),
  ],
  [
    'a public profile',
    async () => ({
      action: proposeProfileChange,
      form: (title) => ({
        title,
        specialization: 'Anxiety',
        location: 'Pune',
        availability: '',
        languages: 'English',
        video: 'on',
        phone: '',
        inPerson: '',
        yearsOfExperience: '8',
        sessionRate: '1500',
        linkedin: '',
        bio: 'I listen first.',
      }),
      label: 'Title',
      values: ['Counsellor', 'Psychotherapist', 'Counselling Psychologist'],
    }),
  ],
  [
    'an application',
    async () => {
      const { userId } = await createProfile({ role: 'therapist' });
      await signIn(userId);
      return {
        action: saveOwnApplication,
        form: (degree) => ({ degree, step: 'save' }),
        label: 'Highest degree',
        values: three,
      };
    },
  ],
  [
    'a listing',
    async () => {
      const { viewer, request } = await asAdmin();
      const listing = await readListing(viewer, asha.therapist.id, request);
      return {
        action: saveTherapist,
        form: (location) => ({ ...listing?.fields, slug: '', therapist: asha.therapist.id, location }),
        label: 'City, or “Online”',
        values: three,
      };
    },
  ],
  [
    'content',
    async () => {
      await asAdmin();
      const spec = specNamed('questions');
      return {
        action: saveContent,
        form: (answer) => ({
          ...valuesOf(spec?.parts ?? [], { questions: [{ question: 'Why?', answer }] }),
          kind: 'questions',
          entry: 'home',
          button: 'save',
        }),
        label: 'Question 1: Answer',
        values: three,
        version: 'base',
        kind: contentFormKind,
      };
    },
  ],
  [
    'a role',
    async () => {
      const admin = await asAdmin();
      const { userId } = await createProfile();
      return {
        action: changeUserRole,
        anew: () => freshProof(admin),
        form: (role) => ({ userId, role }),
        label: 'Role',
        values: ['therapist', 'admin', 'client'],
      };
    },
  ],
  [
    'a note',
    async () => {
      const client = await createClientOf(asha.therapist);
      const note =
        (await beginNote(asha.viewer as MemberOf<'therapist'>, client.viewer.profile.id, 'free')) ?? '';
      return {
        action: saveOwnNote,
        form: (words) => ({ note, tab: randomUUID(), step: 'save', words }),
        label: 'Note',
        values: three,
      };
    },
  ],
];

it.each(editings)(
  '%s, edited in two tabs: the outdated one is told both values and decides',
  async (_, make) => {
    const { action, form, label, values, version = 'version', kind, anew } = await make();
    const send = async (value: string, shown: string) =>
      action(
        null,
        formOf({ ...form(value), ...(await anew?.()), [version]: shown }, kind ? usableToken(kind) : ''),
      );
    const numbered = /^(?:base)$/.test(version) || action === saveOwnNote || action === saveOwnApplication;
    /** The present version, as a page would show it and as the refusal of an outdated form contains it. */
    const nowShown = async (value: string) => {
      const answer = await send(value, numbered ? '999999' : 'of long ago');
      return answer.ok ? '' : (answer.stored?.version ?? '');
    };
    const [first, second, third] = values;
    const begun = await nowShown(first);
    expect(await send(first, begun)).toMatchObject({ ok: true });

    const opened = await nowShown(second);
    expect(await send(second, opened)).toMatchObject({ ok: true });
    // The other tab was opened at the same time, and shows neither change.
    const refused = await send(third, opened);
    expect(refused).toMatchObject({
      ok: false,
      stored: { differences: [{ label, wrote: expect.anything(), current: expect.anything() }] },
    });
    if (refused.ok) throw new Error('expected a refusal');
    expect(refused.values).toMatchObject(form(third).tab ? {} : form(third));
    // The refusal changed nothing and contains the present values; a tab that has shown them may replace
    // them.
    const seen = refused.stored?.version ?? '';
    expect(await nowShown(third)).toBe(seen);
    expect(await send(third, seen)).toMatchObject({ ok: true });
  },
);
