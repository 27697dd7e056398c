-- Requests to pay an order in smaller parts. An order has at most one.
create table plan_requests (
  sequence integer primary key,
  order_id text not null unique,
  answer_by text not null,
  at integer not null
);
