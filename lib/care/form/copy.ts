import 'server-only';
import { answerInWords } from '@/lib/care/form/answers';
import type { Paper } from '@/lib/care/form/paper';
import { sealedDraft, sealedSigned } from '@/lib/care/form/sealed';
import { currentForm, templateColumns } from '@/lib/care/form/template';
import { formatDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

type Opened = {
  readonly title: string | null;
  /** Each question with its answer on a line of its own. */
  readonly answers: string;
  readonly signed_by: string | null;
  readonly signed_by_guardian: string | null;
  /** Everything that the signer read. */
  readonly text: string | null;
};

const textOf = ({ intro, sections }: Paper) =>
  [intro, ...sections.flatMap(({ title, text }) => [title, text])].filter(Boolean).join('\n\n');

/**
 * A form for the export of its client's data; the caller has checked whose row it is.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openFormForOwner(id: string): Promise<Opened> {
  const row = await db.formRequest.findUniqueOrThrow({
    where: { id },
    select: { sealedKey: true, sealed: true, signedAt: true, template: { select: templateColumns } },
  });
  const key = openDataKey(row.sealedKey);
  const signed = row.signedAt ? sealedSigned.open(key, id, row.sealed) : null;
  const { answers, guardian } = signed ?? sealedDraft.open(key, id, row.sealed);
  const paper = signed?.paper ?? (row.template && currentForm(row.template)?.paper) ?? null;
  const questions = paper?.sections.flatMap((section) => section.questions) ?? [];
  const answered = questions.filter((question) => answers[question.id] !== undefined);
  return {
    title: paper?.title ?? null,
    answers: answered
      .map((question) => `${question.label} ${answerInWords(question, answers[question.id], formatDay)}`)
      .join('\n'),
    signed_by: signed?.name ?? null,
    signed_by_guardian: guardian?.name ?? null,
    text: signed && textOf(signed.paper),
  };
}
