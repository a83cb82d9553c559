import 'server-only';
import { readyForms } from '@/content/forms';
import type { MemberOf } from '@/lib/account/session/session';
import { needsGuardian, type Paper, paperShape } from '@/lib/care/form/paper';
import { currentForm, readyForm } from '@/lib/care/form/template';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

type Author = MemberOf<'therapist'>;

export type FormChoice = {
  /** Id of an own form, or name of a ready one. */
  readonly value: string;
  readonly title: string;
  readonly isReady: boolean;
  readonly needsGuardian: boolean;
  /** 0 before the first version. */
  readonly version: number;
  readonly isArchived: boolean;
  readonly isAutomatic: boolean;
  readonly use: string | null;
};

/** The ready forms, then the viewer's own by title. */
export async function listFormChoices(author: Author): Promise<FormChoice[]> {
  const therapist = await therapistOf(author);
  if (!therapist) return [];
  const rows = await db.formTemplate.findMany({ where: { therapistId: therapist.id } });
  const ready = Object.entries(readyForms).map(([value, { paper, version, use }]) => ({
    ...{ value, version, use, title: paper.title },
    isReady: true,
    needsGuardian: needsGuardian(paper),
    isArchived: false,
    isAutomatic: rows.some((row) => row.ready === value && row.automaticSince !== null),
  }));
  const own = rows
    .filter((row) => row.ready === null)
    .map((row) => {
      const paper = currentForm(row)?.paper ?? paperShape.parse(row.draft);
      return {
        ...{ value: row.id, version: row.version, use: null, title: paper.title },
        isReady: false,
        needsGuardian: needsGuardian(paper),
        isArchived: row.archivedAt !== null,
        isAutomatic: row.automaticSince !== null,
      };
    });
  return [...ready, ...own.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))];
}

export type TemplateView = {
  readonly value: string;
  readonly paper: Paper;
  readonly version: number;
  readonly isReady: boolean;
  readonly isArchived: boolean;
  /** Whether the text differs from the published one. */
  readonly isChanged: boolean;
  readonly use: string | null;
  readonly sources: readonly string[];
};

/** A form by the id of one of the viewer's own, or by the name of a ready one; null for any other. */
export async function readTemplate(author: Author, value: string): Promise<TemplateView | null> {
  const therapist = await therapistOf(author);
  if (!therapist) return null;
  const ready = readyForm(value);
  if (ready) return { value, ...ready, isReady: true, isArchived: false, isChanged: false };
  if (!isUuid(value)) return null;
  const where = { id: value, therapistId: therapist.id, ready: null };
  const row = await db.formTemplate.findFirst({ where });
  if (!row) return null;
  const paper = paperShape.parse(row.draft);
  return {
    ...{ value, paper, version: row.version, use: null, sources: [] },
    isReady: false,
    isArchived: row.archivedAt !== null,
    isChanged: JSON.stringify(currentForm(row)?.paper) !== JSON.stringify(paper),
  };
}
