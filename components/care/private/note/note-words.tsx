import { type NoteTemplate, noteTemplates, type NoteWords as Words } from '@/lib/care/note/rules';

export function NoteWords({ template, words }: { readonly template: NoteTemplate; readonly words: Words }) {
  const { parts } = noteTemplates[template];
  if (parts.length === 1) return <p className="whitespace-pre-wrap wrap-anywhere">{words.words}</p>;
  return (
    <dl className="grid gap-4">
      {parts.map(([part, label]) => (
        <div key={part} className="grid gap-1">
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">{words[part] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
