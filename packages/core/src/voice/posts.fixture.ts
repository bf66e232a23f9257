/** Posts of a made-up baker: short sentences in the first person, prices, mistakes, questions at the end. */
export const bakerPosts: readonly string[] = [
  `I burned 40 loaves on Monday. My fault. I had set the timer for the old oven, not the new one.

The new one is hotter by 20 degrees. I knew that. I didn't write it down.

Now a card hangs beside the door: oven, bread, minutes. It cost me 3 cents and one bad morning.

What do you write down?`,
  `My rye costs 6 euros. Somebody asked why on Saturday, in front of 11 regulars.

So I read her the receipts. Flour, 1.20. Wages, 2.90. Gas, 0.70. Rent, 0.60. That leaves 60 cents (before tax).

She bought two. The regulars clapped. I didn't expect that.

Do your regulars know your receipts?`,
  `I hired my first baker in 2019. I made one mistake. I paid him for nights and gave him days.

He left in week 6. No drama. He simply needed the night money.

I've written shifts into every contract since. Two lines. Nobody has left over hours again.

What is missing from your contract?`,
  `Last week I threw out 31 croissants. I count them because nobody else does.

Friday 4. Saturday 2. Sunday 25. It rained on Sunday, and I baked as if it didn't.

I look at the weather now, at 3 in the morning. My regulars laugh. The bin is empty.

What do you throw out?`,
  `I raised prices by 9% in May. I was afraid for 3 weeks before.

I lost 2 customers. I kept 300 regulars. One of them said: “Finally.”

I'd kept my receipts on the counter that week. Everyone read them. Nobody argued.

When did you last raise yours?`,
  `I opened at 5 for 4 years. I thought my regulars needed it.

I counted for 2 weeks. Between 5 and 6 I sold 3 rolls (and 1 coffee). I couldn't believe it.

I open at 6 now. I sleep 60 minutes longer. It's the best raise I ever gave myself.

Which hour could you close?`,
];

/** Posts of a made-up agency: long sentences that say “we”, hedges, hashtags and emoji. */
export const agencyPosts: readonly string[] = [
  `At our agency we believe that sustainable transformation probably begins with understanding the organisation behind the communication, because stakeholders rarely respond to messages that might not reflect their everyday experience 🚀

Perhaps that is why we invest considerable time in listening before we develop recommendations together with the responsible departments, and why our workshops usually take somewhat longer than originally planned! 🙌

#Communication #Transformation`,
  `We were recently invited to accompany an international manufacturer through a comprehensive repositioning, which perhaps illustrates how differently individual departments interpret the same strategic objectives 💡

Our consultants therefore developed a collaborative framework that seems to support responsible communication between headquarters and regional organisations, and we are particularly grateful for the constructive conversations! 🎉

#Strategy #Leadership`,
  `Communication departments frequently underestimate how considerably their internal terminology differs from the expectations of customers, which might explain why so many campaigns appear somewhat disconnected 🤔

We would possibly recommend establishing continuous conversations instead of occasional presentations, because our experience suggests that understanding develops gradually and collaboratively! 🚀

#Communication #Customers`,
];
