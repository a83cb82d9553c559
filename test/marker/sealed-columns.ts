import { z } from 'zod';
import { sealedSafetyNote } from '@/lib/booking/room/safety';
import { sealedConsent } from '@/lib/care/client-card/sealed';
import { type FolderKind, folderRecord } from '@/lib/care/folder/sealed';
import { hashOfForm, sealedSigned } from '@/lib/care/form/sealed';
import { sealedMessage } from '@/lib/care/message/sealed';
import { sealedNote } from '@/lib/care/note/sealed';
import { sealedAnswer, sealedPaper } from '@/lib/care/record-request/sealed';
import { sealedPaperName, sealedRecords } from '@/lib/privacy/export/practice/brought/sealed';
import type { newDataKey } from '@/lib/server/seal/data-key';

type Owner = {
  readonly person: string;
  /** The other person of the run. */
  readonly other: string;
  readonly key: ReturnType<typeof newDataKey>;
  /** The data key of the other person, who is the therapist of this one. */
  readonly otherKey: ReturnType<typeof newDataKey>;
  /** The id of this person's row in a table, and of the other person's. */
  readonly idOf: (table: string) => string;
  readonly otherIdOf: (table: string) => string;
};

type Sealed = (owner: Owner) => Readonly<Record<string, unknown>>;

const words = (person: string) => `Sealed by ${person}.`;

function ofFolder(kind: FolderKind): Sealed {
  return ({ person, key, idOf }) => ({
    sealed: folderRecord(kind, z.unknown()).seal(key.key, idOf('care_folders'), { words: words(person) }),
  });
}

/** A note about this person, which their therapist wrote. */
const ofNote: Sealed = ({ person, otherKey, otherIdOf }) => {
  const content = { clientName: words(person), words: { words: words(person) } };
  return { sealed: sealedNote.seal(otherKey.key, otherIdOf('therapists'), content) };
};

/** Sealed columns of a row, by its table, sealed so that the master key opens them. */
export const sealedColumns: Readonly<Record<string, Sealed>> = {
  message_threads: ({ key }) => ({ sealed_key: key.wrapped }),
  thread_messages: ({ person, key, idOf }) => ({
    sealed: sealedMessage.seal(
      key.key,
      { threadId: idOf('message_threads'), side: 'person' },
      { text: words(person) },
    ),
  }),
  room_safety_notes: ({ person, idOf }) => {
    const none = { canTalk: null, contactName: null, contactPhone: null };
    const { sealedKey, sealed } = sealedSafetyNote.sealWithOwnKey(idOf('bookings'), {
      ...none,
      place: words(person),
    });
    return { sealed_key: sealedKey, sealed };
  },
  client_cards: ({ person, idOf }) => {
    const { sealedKey, sealed } = sealedConsent.sealWithOwnKey(idOf('client_cards'), {
      consent: words(person),
    });
    return { sealed_key: sealedKey, sealed };
  },
  // A part of a reading, which the marks do not need.
  brought_records: ({ person, key, idOf }) => {
    const id = idOf('brought_records');
    const homework = [{ id, folder_id: id, task: words(person) }];
    return {
      reading_id: id,
      sealed_key: key.wrapped,
      sealed: sealedRecords.seal(key.key, id, { records: { homework } }),
    };
  },
  brought_papers: ({ person, key, idOf }) => ({
    sealed: sealedPaperName.seal(key.key, idOf('brought_records'), {
      ...{ name: words(person), contentType: 'application/pdf', was: idOf('stored_files') },
    }),
  }),
  notebooks: ({ key }) => ({ sealed_key: key.wrapped }),
  notes: ofNote,
  note_versions: ofNote,
  care_folders: ({ key }) => ({ sealed_key: key.wrapped }),
  homework: ofFolder('homework'),
  plan_goals: ofFolder('goal'),
  safety_plans: ofFolder('safety-plan'),
  record_requests: ({ person, key, idOf }) => ({
    sealed_key: key.wrapped,
    sealed: sealedAnswer.seal(key.key, idOf('record_requests'), { summary: words(person), withheld: null }),
  }),
  record_papers: ({ person, key, idOf }) => ({
    sealed: sealedPaper.seal(key.key, idOf('record_requests'), {
      name: words(person),
      contentType: 'application/pdf',
    }),
  }),
  form_requests: ({ person, other, key, idOf }) => {
    const name = words(person);
    const signed = {
      ...{ answers: {}, paper: { title: name, sections: [] }, version: 1, mark: '', name },
      ...{ therapist: other, client: person, signedAt: '2026-01-05T04:30:00Z' },
    };
    return {
      sealed_key: key.wrapped,
      sealed: sealedSigned.seal(key.key, idOf('form_requests'), signed),
      sha256: hashOfForm(signed),
    };
  },
};
