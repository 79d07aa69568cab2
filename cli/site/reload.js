"use strict";
// Loads the page again when the site has changed, and shows what is wrong with the design meanwhile.
(() => {
  const site = new URL(document.currentScript.src).searchParams.get("site");
  let shown;

  const show = (findings) => {
    shown?.remove();
    shown = undefined;
    if (!findings) return;
    shown = document.createElement("section");
    shown.className = "findings";
    shown.setAttribute("aria-label", "Findings");
    const title = document.createElement("strong");
    title.textContent = "toolc has found";
    const text = document.createElement("pre");
    text.textContent = findings;
    shown.append(title, text);
    document.body.prepend(shown);
  };

  const wait = async (query) => {
    try {
      const answer = await fetch(`/.toolc/changes${query}`);
      const state = await answer.json();
      if (String(state.site) !== site) return location.reload();
      show(state.findings);
      return wait(`?after=${state.run}`);
    } catch {
      // The server has ended, or begins again.
      setTimeout(() => wait(""), 1000);
    }
  };
  wait("");
})();
