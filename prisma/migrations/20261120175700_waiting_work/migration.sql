-- Testimonials that wait for the team are counted whenever the back office is opened: only they stand in this.
CREATE INDEX testimonials_waiting ON testimonials (created_at) WHERE NOT is_approved;
