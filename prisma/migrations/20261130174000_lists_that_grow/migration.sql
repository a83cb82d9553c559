-- Lists are sorted by name and subject along an index.
CREATE INDEX grievances_subject_id_idx ON grievances (subject, id);
CREATE INDEX testimonials_name_id_idx ON testimonials (name, id);
CREATE INDEX internship_applications_name_id_idx ON internship_applications (name, id);

-- Words in their rows are found by index.
CREATE INDEX grievances_words ON grievances
  USING gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops);
CREATE INDEX testimonials_words ON testimonials
  USING gin (name gin_trgm_ops, location gin_trgm_ops, content gin_trgm_ops);
CREATE INDEX internship_applications_words ON internship_applications
  USING gin (name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX newsletter_subscribers_words ON newsletter_subscribers USING gin ((email::text) gin_trgm_ops);

-- Few addresses wait for their confirmation.
CREATE INDEX newsletter_subscribers_asked ON newsletter_subscribers (requested_at, id)
  WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL;

-- Refunded payments are found without the others, and whether a part is left without their rows.
CREATE INDEX transactions_refunded ON transactions (id) INCLUDE (amount, refunded_amount) WHERE refunded_amount > 0;
