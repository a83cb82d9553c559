import { Textarea } from '@/components/ui/textarea';

type UnsavedWordsProps = {
  readonly words: readonly string[];
  readonly signInAt: string;
};

/**
 * Instead of a form that was sent without scripts after its session had ended: its words, to be copied. They are stored nowhere, because
 * nobody is signed in for whom they could be sealed.
 */
export function UnsavedWords({ words, signInAt }: UnsavedWordsProps) {
  return (
    <div className="container-page section-space grid gap-5">
      <div role="alert" className="grid gap-5">
        <h1 className="text-h2">You have been signed out</h1>
        <p className="max-w-measure text-lead">
          Nothing was saved, but your text is still here. Leave this page open,{' '}
          <a href={signInAt} target="_blank" rel="noreferrer" className="text-link">
            sign in in another tab
          </a>
          , and copy the text into the form there. Please select any options and tick boxes again.
        </p>
      </div>
      {words.map((text, number) => (
        <Textarea
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          key={number}
          readOnly
          aria-label="What you wrote"
          defaultValue={text}
          rows={Math.min(20, 2 + Math.ceil(text.length / 60))}
          className="max-w-measure"
        />
      ))}
    </div>
  );
}
