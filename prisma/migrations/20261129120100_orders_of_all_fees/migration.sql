-- No server of the earlier release is left that reads the orders with one fee.
DROP INDEX therapists_by_order, therapists_by_lowest_fee, therapists_by_highest_fee, therapists_by_experience, therapists_by_name,
  therapists_by_free_time, therapists_of_place;
ALTER INDEX therapists_fees_by_order RENAME TO therapists_by_order;
ALTER INDEX therapists_fees_by_lowest_fee RENAME TO therapists_by_lowest_fee;
ALTER INDEX therapists_fees_by_highest_fee RENAME TO therapists_by_highest_fee;
ALTER INDEX therapists_fees_by_experience RENAME TO therapists_by_experience;
ALTER INDEX therapists_fees_by_name RENAME TO therapists_by_name;
ALTER INDEX therapists_fees_by_free_time RENAME TO therapists_by_free_time;
ALTER INDEX therapists_fees_of_place RENAME TO therapists_of_place;
