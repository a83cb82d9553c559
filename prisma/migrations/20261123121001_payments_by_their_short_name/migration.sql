-- A payer reads out "P-5544AB12", the end of the id, and whoever was paid looks for it.
CREATE INDEX payment_submissions_short_name ON payment_submissions (right(id::text, 8));
