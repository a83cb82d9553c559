import { ArticleListing } from '@/components/site/article/article-listing';
import { NewsletterForm } from '@/components/site/newsletter/newsletter-form';
import { Card } from '@/components/ui/card';
import { Rss } from '@/components/ui/icons';
import type { Article, ArticleCategory } from '@/lib/site/article/schema';
import type { ListQuery } from '@/lib/site/content/list-query';

export function BlogPage(listing: { articles: readonly Article[]; query: ListQuery<ArticleCategory> }) {
  return (
    <div className="container-page space-y-12 pt-4 pb-16 sm:pt-10 lg:pt-14 lg:pb-24">
      <div className="max-w-measure space-y-4">
        <h1>Blog</h1>
        <p className="text-muted-foreground text-lead">
          About sleep and exams, first sessions and far-away parents. Written with counsellors, checked
          against research, and short enough for one cup of tea.
        </p>
      </div>
      <ArticleListing {...listing} />
      <Card variant="night" size="flush" className="p-6 sm:p-10">
        <div className="max-w-measure space-y-4">
          <NewsletterForm id="stay-updated" title="Stay Updated" />
          <a href="/feed.xml" className="tap gap-2 text-night-muted underline underline-offset-4">
            <Rss aria-hidden="true" className="size-4" />
            Or follow the RSS feed
          </a>
        </div>
      </Card>
    </div>
  );
}
