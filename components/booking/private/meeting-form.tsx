import { SessionMeetingForm } from '@/components/booking/private/session/session-asks';
import type { ReasonFormOptions } from '@/components/forms/private/reason-form';
import { callers, videoPlaces } from '@/lib/booking/meeting/rules';
import type { SessionLine } from '@/lib/care/session/queries';
import { referenceOf } from '@/lib/format/reference';

export type SessionFormProps = {
  readonly session: SessionLine;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
  readonly now: Date;
};

type Fields = ReasonFormOptions['fields'];

/** The fields of the session's own way to meet, and the number for when that fails. */
function fieldsOf({ way, meeting }: Pick<SessionLine, 'way' | 'meeting'>): Fields {
  if (!meeting) return [];
  const backup = {
    required: false,
    type: 'phone' as const,
    name: 'backupPhone',
    label: 'Backup number (optional)',
    hint: 'Your client calls this number if the call or link fails.',
    value: meeting.backupPhone ?? '',
  };
  if (way === 'video') {
    const hint = 'It begins with https://. Your client gets it by email.';
    const value = meeting.link ?? '';
    return [
      {
        name: 'videoIn',
        label: 'Video call',
        type: 'choice',
        options: videoPlaces,
        placeholder: 'Choose',
        value: meeting.ownRoom ? 'room' : 'link',
      },
      { required: false, type: 'text', name: 'videoLink', label: 'Link of the call', hint, value },
      backup,
    ];
  }
  if (way === 'in_person') {
    const value = meeting.address ?? '';
    return [{ name: 'address', label: 'Address', required: false, rows: 3, value }, backup];
  }
  if (way !== 'phone') return [];
  return [
    {
      name: 'phoneCaller',
      label: 'Who calls',
      type: 'choice',
      options: callers,
      placeholder: 'Choose',
      value: meeting.caller ?? '',
    },
    {
      required: false,
      type: 'phone',
      name: 'hostPhone',
      label: 'Number that your client calls',
      hint: 'Needed when your client calls you.',
      value: meeting.caller === 'person' ? (meeting.phone ?? '') : '',
    },
    backup,
  ];
}

/** The place of one coming session, for its therapist. */
export function MeetingForm({ session, about, postTo, now }: SessionFormProps) {
  const { id, steps, endsAt } = session;
  const fields = fieldsOf(session);
  const open = steps.cancellableByTherapist && now < endsAt;
  return (
    <SessionMeetingForm
      id={`meet-${referenceOf(id)}`}
      postTo={postTo}
      hidden={{ session: id }}
      fields={fields}
      button={open && fields.length > 0 ? 'Save' : null}
      about={about}
      behind="Where you meet"
    />
  );
}
