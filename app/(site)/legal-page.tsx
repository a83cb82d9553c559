import { LegalDocument, type LegalSection } from '@/components/site/legal/legal-document';
import { inForceFrom, type LegalIdentity } from '@/lib/site/owner/kind';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Text = {
  readonly title: string;
  readonly description: string;
  readonly path: `/${string}`;
  readonly summary: readonly string[];
  readonly sections: (owner: LegalIdentity) => readonly LegalSection[];
};

/** The page of a binding text and its metadata. The text names the owner whose legal identity is in force. */
export function legalPage({ title, description, path, summary, sections }: Text) {
  return {
    generateMetadata: () => pageMetadata({ title, description, path }),
    show: async () => {
      const owner = await readLegalIdentity();
      return (
        <LegalDocument
          title={title}
          path={path}
          from={inForceFrom(owner)}
          summary={summary}
          sections={sections(owner)}
        />
      );
    },
  };
}
