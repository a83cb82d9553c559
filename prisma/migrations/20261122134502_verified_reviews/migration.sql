ALTER TABLE "therapist_reviews" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "declined_at" TIMESTAMPTZ(3),
ADD COLUMN     "reason" TEXT;

ALTER TABLE "therapists" ADD COLUMN     "review_average" DECIMAL(3,2),
ADD COLUMN     "review_count" INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX "therapist_reviews_therapist_id_client_id_key" ON "therapist_reviews"("therapist_id", "client_id");

ALTER TABLE "therapist_reviews"
  ADD CONSTRAINT "therapist_reviews_answer_length" CHECK (length("answer") BETWEEN 1 AND 1000),
  ADD CONSTRAINT "therapist_reviews_answered_when" CHECK (("answer" IS NULL) = ("answered_at" IS NULL)),
  ADD CONSTRAINT "therapist_reviews_one_decision" CHECK (num_nonnulls("approved_at", "declined_at") <= 1),
  ADD CONSTRAINT "therapist_reviews_reason_length" CHECK (length("reason") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "therapist_reviews_declined_with_words" CHECK (("declined_at" IS NULL) = ("reason" IS NULL));

ALTER TABLE "therapists"
  ADD CONSTRAINT "therapists_review_count_counts" CHECK ("review_count" >= 0),
  ADD CONSTRAINT "therapists_review_average_range" CHECK ("review_average" BETWEEN 1 AND 5);

-- Cards and lists read the figures from the entry; nobody writes them by hand.
CREATE FUNCTION count_published_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE therapists SET review_count = published.number, review_average = published.average
  FROM (
    SELECT t.id, count(r.id)::integer AS number, round(avg(r.rating), 2) AS average
    FROM therapists t LEFT JOIN therapist_reviews r ON r.therapist_id = t.id AND r.approved_at IS NOT NULL
    WHERE t.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.therapist_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.therapist_id END)
    GROUP BY t.id
  ) AS published
  WHERE therapists.id = published.id
    AND (review_count, review_average) IS DISTINCT FROM (published.number, published.average);
  RETURN NULL;
END $$;

CREATE TRIGGER therapist_reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, approved_at ON therapist_reviews
  FOR EACH ROW EXECUTE FUNCTION count_published_reviews();

-- Words, answers and the number of those left out are on public pages too.
CREATE TRIGGER therapist_reviews_changed AFTER UPDATE OF comment, answer, declined_at ON therapist_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('therapists');
